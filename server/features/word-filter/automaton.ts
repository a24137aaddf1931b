// Aho-Corasick automaton: finds which words end at each position of a text, in linear time.

/** Bits for the letters of all words, and the maximum number of states: both fit into a 31-bit number. */
const letterBits = 13
const statesMost = 2 ** (31 - letterBits) - 1

/** Edges in an open-addressing table over two arrays: a Map per state would cost more than the rest of the filter. */
class Edges {
  private readonly keys: Int32Array
  private readonly targets: Int32Array
  private readonly mask: number

  constructor(most: number) {
    let size = 16
    while (size < most * 3) size *= 2
    this.keys = new Int32Array(size).fill(-1)
    this.targets = new Int32Array(size)
    this.mask = size - 1
  }

  private slot(key: number): number {
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & this.mask
    while (this.keys[slot] !== -1 && this.keys[slot] !== key) slot = (slot + 1) & this.mask
    return slot
  }
  get(state: number, letter: number): number {
    const key = (state << letterBits) | letter
    const slot = this.slot(key)
    return this.keys[slot] === key ? (this.targets[slot] as number) : -1
  }
  set(state: number, letter: number, target: number): void {
    const key = (state << letterBits) | letter
    const slot = this.slot(key)
    this.keys[slot] = key
    this.targets[slot] = target
  }
}

export class Automaton {
  private readonly edges: Edges
  private readonly root = new Int32Array(65_536)
  /** Letters that occur in words, numbered; 0 for all others. */
  private readonly letters = new Uint16Array(65_536)
  private readonly failure: Int32Array
  /** The word that ends in a state, and the next state on the failure path where one ends; -1 for none. */
  private readonly word: Int32Array
  private readonly also: Int32Array

  constructor(words: readonly string[]) {
    const most = words.reduce((sum, { length }) => sum + length, 1)
    this.edges = new Edges(most)
    this.failure = new Int32Array(most)
    this.word = new Int32Array(most).fill(-1)
    this.also = new Int32Array(most).fill(-1)
    this.link(this.plant(words))
  }

  /** Builds the trie of the words; returns its edges, parents before their children. */
  private plant(words: readonly string[]): { from: number; unit: number; to: number }[] {
    const levels: { from: number; unit: number; to: number }[][] = []
    let states = 1
    let letters = 0
    for (const [index, word] of words.entries()) {
      if (states + word.length > statesMost) break
      let state = 0
      for (let at = 0; at < word.length; at += 1) {
        const unit = word.charCodeAt(at)
        if (this.letters[unit] === 0) {
          letters = Math.min(letters + 1, 2 ** letterBits - 1)
          this.letters[unit] = letters
        }
        const letter = this.letters[unit] as number
        let next = state === 0 ? (this.root[unit] as number) || -1 : this.edges.get(state, letter)
        if (next < 0) {
          next = states
          states += 1
          if (state === 0) this.root[unit] = next
          else this.edges.set(state, letter, next)
          let level = levels[at]
          if (!level) {
            level = []
            levels[at] = level
          }
          level.push({ from: state, unit, to: next })
        }
        state = next
      }
      if (state !== 0) this.word[state] = index
    }
    return levels.flat()
  }

  private link(edges: readonly { from: number; unit: number; to: number }[]): void {
    for (const { from, unit, to } of edges) {
      const back = from === 0 ? 0 : this.step(this.failure[from] as number, unit)
      this.failure[to] = back
      this.also[to] = this.word[back] === -1 ? (this.also[back] as number) : back
    }
  }

  /** The state after one more code unit. */
  step(from: number, unit: number): number {
    const letter = this.letters[unit] as number
    if (letter === 0) return 0
    let state = from
    while (state !== 0) {
      const next = this.edges.get(state, letter)
      if (next >= 0) return next
      state = this.failure[state] as number
    }
    return this.root[unit] as number
  }

  /** Whether a word ends here. */
  ends(state: number): boolean {
    return this.word[state] !== -1 || this.also[state] !== -1
  }

  /** Iterates over the words that end in a state, as states; 0 or less at the end. */
  firstWord(state: number): number {
    return this.word[state] === -1 ? (this.also[state] as number) : state
  }
  nextWord(at: number): number {
    return this.also[at] as number
  }
  /** Index of the word. */
  wordOf(at: number): number {
    return this.word[at] as number
  }
}
