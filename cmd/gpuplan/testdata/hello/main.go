// Command hello is the least that a Go program can do; the benchmark measures gpuplan against it.
package main

import "fmt"

func main() { fmt.Println("hello") }
