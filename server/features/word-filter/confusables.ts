// Characters that look like a Latin letter or a digit and that NFKC leaves unchanged.
// Source: Unicode 17.0.0, Security Mechanisms (UTS #39), confusables.txt of 2025-07-22, Unicode License v3.

/**
 * Code points by what they look like: the rows of the source whose target is one ASCII letter or digit, with or without diacritics.
 * Excluded are signs (see spelling.ts), combining marks, U+3007, which is a Chinese numeral, and everything that NFKC folds: full width,
 * mathematical alphabets, Roman numerals, circled, parenthesized and squared letters, presentation forms.
 */
const confusable: Readonly<Record<string, string>> = {
  2: 'a75a 1a7 3e8 a644 14bf a6ef 1bb',
  3: '969 ae9 a7ab 21c 1b7 a76a 2c9c 2cc4 2ccc 417 4e0 16f3b 118ca 498',
  4: '13ce 118af',
  5: '1bc 118bb',
  6: '2cd3 2cd2 3ec 2cdc 13ee 118d5',
  7: '104d2 118c6',
  8: '9ea a6a 223 222 1031a',
  9: 'a67 b68 9ed d6d a76e 2ccb 2cca 118cc 118ac 118d6',
  a: '251 3b1 430 391 410 13aa 15c5 a4ee 16f40 102a0',
  b: '184 42c 13cf 1472 15af 16eb6 a7b4 392 2c82 412 13f4 15f7 a4d0 10282 102a1 10301 253 1473 183 182 411 180 48d 48c 463 462',
  c: '1d04 3f2 2ca5 441 1004 105a abaf 1043d 118e9 3f9 2ca4 421 13df a4da 102a2 10302 10415 1051c 23c 4ab 4aa 187',
  d: '501 13e7 146f a4d2 13a0 15de 15ea a4d3 257 256 18c 111 110 d0 189',
  e: '212e ab32 435 4bd 395 415 2d39 13ac a4f0 118a6 118ae 10286 247 246 4bf',
  f: 'ab35 a799 192 1e9d 584 a798 3dc 15b4 a4dd 118c2 118a2 10287 102a5 10525 191 1d6e',
  g: '261 1d83 18d 581 50c 13c0 13f3 a4d6 260 1e5 1e4 193',
  h: '4bb 570 13c2 397 2c8e 41d 13bb 157c a4e7 102cf 266 a695 13f2 2c67 4a2 127 126 45b 4c9 4c7',
  i: '131 26a 269 3b9 2c93 456 a647 582 ab75 13a5 118c3 268 1d7b 1d7c',
  j: '3f3 458 a7b2 37f 408 13ab 148d a4d9 249 248',
  k: '39a 2c94 41a 13e6 16d5 a4d7 10518 199 2c69 49a a740 49e 198',
  l: '661 6f1 1c0 4cf 4c0 5d5 5df 627 7ca 11dda 11de1 2cd0 13de 14aa a4e1 16f16 118a3 118b2 1041b 10526 142 141 26d 19a 26b',
  m: '39c 3fa 2c98 41c 13b7 15f0 16d6 a4df 102b0 10311 4cd 271 1d6f 118e3 11700',
  n: '578 57c 39d 2c9a a4e0 10513 273 19e 14b 3b7 572 19d 1d70',
  o: [
    '966 9e6 a66 ae6 b66 be6 c66 d66 e50 ed0 1040 17e0 114d0 665 6f5 1d0f 1d11 ab3d 3bf 3c3 2c9f 3ed 43e 10ff 585 5e1 647 6be 6c1 6d5',
    'd20 101d 104ea 118c8 118d7 1042c 7c0 ce6 118e0 39f 2c9e 41e 555 2d54 12d0 b20 104c2 a4f3 118b5 10292 102ab 10404 10516 11de0 6ff',
    'f8 d8 ab3e 2d41 275 a74b 2c91 4e9 473 ab8e abbb 19f a74a 3b8 398 2c90 4e8 472 2d31 13be 13eb ab74 13a4',
  ].join(' '),
  p: 'fe 1bf 3c1 3f8 2ca3 2ccf 440 3a1 2ca2 2cce 420 13e2 146d a4d1 10295 1a5 1d7d',
  q: '51b 563 566 2d55 2a0',
  r: 'ab47 ab48 1d26 2c85 433 ab81 1a6 13a1 13d2 104b4 1587 a4e3 16f35 27d 27c 24d 493 1d72 491',
  s: 'a731 1bd 455 d1f abaa 118c1 10448 405 54f 13d5 13da a4e2 16f3a 10296 10420 282 1d74',
  t: '3a4 2ca6 422 13a2 a4d4 16f0a 118bc 10297 102b1 10315 1ad 23e 1ae 4ac 167 166 1d75',
  u: 'a79f 1d1c ab4e ab52 28b 3c5 57d 104f6 118d8 54d 1200 104ce 144c a4f4 16f42 118b8 45f 1d7e ab9c 244 13cc',
  v: '1d20 3bd 475 5d8 11706 aba9 118c0 667 6f7 474 2d38 13d9 142f a6df a4e6 16f08 118a0 1051d',
  w: '1d21 26f 2cbd 461 448 51d 561 1170a 1170e 1170f ab83 118e6 51c 13b3 13d4 a4ea 47d a761',
  x: '445 1541 157d a7b3 3a7 2cac 425 2d5d 16b7 a4eb 10290 102b4 10317 10527 4b2',
  y: '263 1d8c 28f 1eff ab5a 3b3 2ca9 443 4af 10e7 118dc 3a5 2ca8 423 4ae 13a9 13bd a4ec 16f43 118a4 102b2 1b4 24f 4b1 24e 4b0',
  z: '1d22 ab93 118c4 118e5 396 13c3 a4dc 118a9 290 1b6 1b5 225 224 1d76',
}

/**
 * Characters that the source maps to a small capital or another non-ASCII letter, mapped on to the letter they look like; capitals that it
 * maps to l, as the i that they are; turned letters.
 */
const read: Readonly<Record<string, string>> = {
  a: '1d00 ab7a 39b 245 250',
  b: '299 2c83 432 13fc 3b2 a7b5 431 44c 185 ab9f 16ed1',
  c: '188',
  d: '1d05 ab70 f0',
  e: '1d07 ab7c 25b 3b5 454 2c89 511 ab9b 118ce 10429 404 2c88 190 510 13cb 10401 1dd 259 4d9 18e 18f 4d8 3a3 1a9',
  f: 'a730 25f',
  g: '262 50d ab90 13fb',
  h: '29c 2c8f 43d ab8b 4a3 4ca 4c8 265',
  i: '196 399 2c92 406 2d4f 16c1 a4f2 16f28 1028a 10309 16eaa 197',
  j: '1d0a ab7b 237 575 29d',
  k: '1d0b 138 3ba 2c95 43a abb6 49b 49f 29e',
  l: '29f 2cd1 abae 10443 1d0c',
  m: '1d0d 2c99 43c ab87 4ce',
  n: '274 2c9b 272 43f 3c0 1d28 2ca1 438 418 377 1d0e 1044d',
  p: '1d18 1d29 abb2',
  q: 'a7af 24b',
  r: '280 ab71 aba2 44f 42f 1d19 279',
  s: 'df',
  t: '1d1b 3c4 2ca7 442 ab72 4ad 1ab 13bf 287',
  u: '289',
  v: '28c',
  w: '3c9 460 428 28d',
  x: '3c7 4b3',
  y: '28e',
  z: '3b6 2c8d 2c8c 2c6c 2c6b',
}

/** Consecutive letters and digits: the first code point, and what it looks like. NFKC in Node 20 folds none of them. */
const runs: readonly (readonly [from: number, first: string, count: number])[] = [
  // Negative circled, negative squared, outlined.
  [0x1f150, 'a', 26],
  [0x1f170, 'a', 26],
  [0x1ccd6, 'a', 26],
  // Outlined, negative circled, circled sans-serif, negative circled sans-serif.
  [0x1ccf0, '0', 10],
  [0x2776, '1', 9],
  [0x2780, '1', 9],
  [0x278a, '1', 9],
]

export const confusables: ReadonlyMap<string, string> = new Map([
  ...[confusable, read].flatMap((table) =>
    Object.entries(table).flatMap(([letter, points]) =>
      points.split(' ').map((point) => [String.fromCodePoint(Number.parseInt(point, 16)), letter] as const),
    ),
  ),
  ...runs.flatMap(([from, first, count]) =>
    Array.from({ length: count }, (_, at) => [String.fromCodePoint(from + at), String.fromCharCode(first.charCodeAt(0) + at)] as const),
  ),
])
