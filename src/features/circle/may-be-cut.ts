// Whether a list may truncate a post.

/** Lines that a list shows, as in PostCard.module.css, and characters that fill them on the narrowest phone. */
const lines = 4
const characters = 80

export const mayBeCut = (text: string): boolean => text.length > characters || text.split('\n').length > lines
