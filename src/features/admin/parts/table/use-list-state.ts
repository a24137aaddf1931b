// State filter and page of a list.
import { useState } from 'react'

export interface ListState<State extends string> {
  state: State
  /** From 1. */
  page: number
  /** Changing the state resets the page. */
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
