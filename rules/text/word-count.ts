// Counts the words of a text: each character of Chinese, Japanese and Korean is one, and so is each run of other letters or digits. Pure.

const eastern = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]`
/** An apostrophe inside belongs to its word. */
const other = String.raw`(?!${eastern})[\p{L}\p{N}](?:['’]?(?!${eastern})[\p{L}\p{N}\p{M}])*`
const word = new RegExp(String.raw`(?=[\p{L}\p{N}])${eastern}|${other}`, 'gu')

/** Signs, spaces and emoji do not count. */
export const countWords = (text: string): number => text.match(word)?.length ?? 0
