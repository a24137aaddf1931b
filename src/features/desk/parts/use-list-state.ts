// Which rows a list of the desk shows: those of a state, a page at a time.
import { useState } from 'react'

export interface ListState<State extends string> {
  state: State
  /** From 1 on. */
  page: number
  /** Another state begins with its first page. */
  setState(state: State): void
  setPage(page: number): void
}

export function useListState<State extends string>(first: State): ListState<State> {
  const [state, setState] = useState(first)
  const [page, setPage] = useState(1)
  const choose = (next: State): void => {
    setState(next)
    setPage(1)
  }
  return { state, page, setState: choose, setPage }
}
