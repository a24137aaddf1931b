// Marks that nobody sees or types: apps that show numbers and addresses copy them along.

/** What turns the direction of the text beside it: U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** The same, and whatever has no width. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Prose without marks of direction. The joiners stay: emoji and Persian, Indic and Khmer words are made with them. */
export const withoutDirection = (text: string): string => text.replace(direction, '')

/** For numbers and addresses, which need no mark at all. */
export const withoutMarks = (text: string): string => text.replace(invisible, '')
