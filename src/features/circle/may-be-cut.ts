// Whether a list may show a part of a post only.

/** Lines that a list shows, as PostCard.module.css cuts them, and characters that fill so many on the narrowest phone. */
const lines = 4
const characters = 80

export const mayBeCut = (text: string): boolean => text.length > characters || text.split('\n').length > lines
