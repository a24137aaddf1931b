// The drawings of the emoji table, our own: the machine's font may have none, or others than the next viewer's. Shapes on a grid of 24,
// one above the other, as paths: the same for a page and for a canvas in a worker.

import type { emojiTable } from '../../../contract/limits/chat-limits.ts'

type EmojiName = (typeof emojiTable)[number]['emojiName']
/** A path with its fill; with a width it is drawn as a line instead. */
export type EmojiShape = readonly [path: string, color: string, width?: number]
export const emojiGrid = 24

const skin = '#FFCB33'
const shade = '#E0921A'
const ink = '#54370A'
const red = '#DC3A2C'
const blue = '#3F9BE6'
const white = '#FFFFFF'
const green = '#2E9E4F'
const slate = '#5B6672'

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const heart = (x: number, y: number, s: number): string =>
  `M${x} ${y + 3.6 * s}C${x - 5 * s} ${y} ${x - 3.4 * s} ${y - 3.4 * s} ${x} ${y - 1.2 * s}C${x + 3.4 * s} ${y - 3.4 * s} ${x + 5 * s} ${y} ${x} ${y + 3.6 * s}z`
const drop = (x: number, y: number, s: number): string =>
  `M${x} ${y}q${2.2 * s} ${2.6 * s} ${2.2 * s} ${4 * s}a${2.2 * s} ${2.2 * s} 0 0 1 ${-4.4 * s} 0q0 ${-1.4 * s} ${2.2 * s} ${-4 * s}z`

const head = (color = skin, edge = shade): EmojiShape[] => [
  [disc(12, 12, 10.5), color],
  [disc(12, 12, 10), edge, 1],
]
const face: EmojiShape[] = head()
const eyes: EmojiShape[] = [[disc(8.4, 9.8, 1.5) + disc(15.6, 9.8, 1.5), ink]]
const shut: EmojiShape = ['M6.2 10.6q2.2-2.6 4.4 0M13.4 10.6q2.2-2.6 4.4 0', ink, 1.6]
const lids: EmojiShape = ['M6.2 9.8q2.2 2 4.4 0M13.4 9.8q2.2 2 4.4 0', ink, 1.6]
const smile: EmojiShape = ['M7.4 14.4q4.6 4.6 9.2 0', ink, 1.7]
const frown: EmojiShape = ['M8 17.2q4-3.4 8 0', ink, 1.7]
const laugh: EmojiShape[] = [
  ['M6.4 12.8h11.2a5.6 5.6 0 0 1-11.2 0z', ink],
  ['M7.4 12.8h9.2v1.8h-9.2z', white],
]
const thumb = 'M8 11l3.6-7.6c2.2 0 3.2 1.6 2.8 3.6L13.8 9.6h5.4a2 2 0 0 1 2 2.5l-1.7 6.8a2.8 2.8 0 0 1-2.7 2.1H8z'
const thumbDown = 'M8 13l3.6 7.6c2.2 0 3.2-1.6 2.8-3.6l-.6-2.6h5.4a2 2 0 0 0 2-2.5l-1.7-6.8A2.8 2.8 0 0 0 16.8 3H8z'
const card = 'M7.2 3.4l11-1.4a1 1 0 0 1 1.1.9l2 16.2a1 1 0 0 1-.9 1.1l-11 1.4a1 1 0 0 1-1.1-.9L6.3 4.5a1 1 0 0 1 .9-1.1z'

/** By the bracketed name. */
export const emojiArt: Readonly<Record<EmojiName, readonly EmojiShape[]>> = {
  '[微笑]': [...face, ...eyes, smile],
  '[大笑]': [...face, ...eyes, ...laugh],
  '[笑哭]': [...face, shut, ...laugh, [drop(4, 10.6, 1.1) + drop(20, 10.6, 1.1), blue]],
  '[色]': [...face, [heart(8, 9.2, 1) + heart(16, 9.2, 1), red], ...laugh],
  '[酷]': [...face, ['M3.4 7.6h17.2v1.4q-.6 4.2-3.8 4.2t-3.8-4h-2q-.6 4-3.8 4t-3.8-4.2z', '#26313B'], smile],
  '[调皮]': [
    ...face,
    [disc(8.4, 9.8, 1.5), ink],
    ['M13.6 9.8h4.2', ink, 1.7],
    ['M9.6 15.2h5v2.4a2.5 2.5 0 0 1-5 0z', red],
    ['M7 14.4q5 2.4 10 0', ink, 1.7],
  ],
  '[害羞]': [...face, shut, [disc(6, 13.6, 2) + disc(18, 13.6, 2), '#F58C6C'], smile],
  '[流泪]': [...face, ...eyes, frown, [drop(16.6, 11.2, 1), blue]],
  '[大哭]': [...face, lids, ['M6.6 11.2h3.4v9h-3.4zM14 11.2h3.4v9h-3.4z', blue], [disc(12, 16.4, 2), ink]],
  '[发怒]': [...head('#F2643D', '#C7381B'), ...eyes, ['M5.6 6.4l4.6 2.2M18.4 6.4l-4.6 2.2', ink, 1.7], frown],
  '[惊讶]': [...face, ...eyes, [disc(12, 16.4, 2.4), ink]],
  '[惊恐]': [
    ...face,
    ['M2 9a10.5 10.5 0 0 1 20 0q-10-4-20 0z', blue],
    [disc(8.2, 10.4, 2.6) + disc(15.8, 10.4, 2.6), white],
    [disc(8.2, 10.4, 1.1) + disc(15.8, 10.4, 1.1), ink],
    ['M8.8 18.6q0-3.8 3.2-3.8t3.2 3.8z', ink],
  ],
  '[疑问]': [...face, ...eyes, ['M6.4 6.8h3.6M13.6 6q2-1.6 4.2-.2M9 15.6l6-1.4', ink, 1.6], ['M5.6 21.6q-.6-4 3-4.2h4.8', shade, 2.4]],
  '[捂脸]': [
    ...face,
    ['M9.2 17.4q2.8 1.6 5.6 0', ink, 1.7],
    ['M4.6 7.8a2 2 0 0 1 2-2h11a2.4 2.4 0 0 1 2.4 2.4v3.4a3.4 3.4 0 0 1-3.4 3.4H8a3.4 3.4 0 0 1-3.4-3.4z', '#F2B021'],
    ['M4.8 8.8h7.4M4.8 11.6h7.4', shade, 1],
  ],
  '[流汗]': [...face, shut, ...laugh, [drop(19.4, 2.6, 1.2), blue]],
  '[困]': [...face, lids, ['M10.4 16.4h3.4', ink, 1.7], [disc(16.6, 14.4, 2.8), '#A9D6F7']],
  '[睡]': [...face, lids, [disc(11, 16.2, 1.7), ink], ['M16.4 2h5l-5 5.4h5', blue, 1.7]],
  '[闭嘴]': [...face, ...eyes, ['M6.8 15.6h10.4', slate, 2], ['M8.6 14.2v2.8M11 14.2v2.8M13.4 14.2v2.8M15.8 14.2v2.8', slate, 1]],
  '[晕]': [...face, ['M6.6 8l3.6 3.6M10.2 8l-3.6 3.6M13.8 8l3.6 3.6M17.4 8l-3.6 3.6', ink, 1.6], ['M7.6 16.4q1.5-2 3 0t3 0t3 0', ink, 1.6]],
  '[吃瓜]': [
    ['M1.6 9h20.8a10.4 10.4 0 0 1-20.8 0z', green],
    ['M3.2 9h17.6a8.8 8.8 0 0 1-17.6 0z', '#E9F5D6'],
    ['M4.2 9h15.6a7.8 7.8 0 0 1-15.6 0z', '#EB4B49'],
    [disc(8.4, 11.4, 0.8) + disc(12, 13.4, 0.8) + disc(15.6, 11.4, 0.8), '#33231C'],
  ],
  '[赞]': [
    [thumb, skin],
    [thumb, shade, 1],
    ['M2.8 10.4h4.2v11H2.8z', blue],
  ],
  '[踩]': [
    [thumbDown, skin],
    [thumbDown, shade, 1],
    ['M2.8 2.6h4.2v11H2.8z', blue],
  ],
  '[鼓掌]': [
    ['M12.6 19.8l6.6-6.6a1.7 1.7 0 0 0-2.4-2.4l-3 3 5-5a1.7 1.7 0 0 0-2.4-2.4l-5 5 4-4a1.7 1.7 0 0 0-2.4-2.4l-8 8', shade],
    [
      'M9.8 21l7-7a1.7 1.7 0 0 0-2.4-2.4l-3 3 4.6-4.6a1.7 1.7 0 0 0-2.4-2.4l-4.8 4.8 3.4-3.4a1.7 1.7 0 0 0-2.4-2.4l-5.6 5.6-.2-2.2a1.5 1.5 0 0 0-3 .2l.4 5.2a6 6 0 0 0 8.4 4.6z',
      skin,
    ],
    ['M3.6 3.2l1.6 2.8M8 1.8v3M1.6 7.8l2.6 1', red, 1.5],
  ],
  '[拜托]': [
    ['M4.8 17.2h4.6v5H4.8zM14.6 17.2h4.6v5h-4.6z', blue],
    ['M12 2.2c1.5 0 1.9 1.4 2 3l.4 8.8 3.4 3.4-2.6 2.8L12 18.4l-3.2 1.8-2.6-2.8L9.6 14l.4-8.8c.1-1.6.5-3 2-3z', skin],
    ['M12 3v15', shade, 1],
  ],
  '[握手]': [
    ['M.8 7.4h4.6v9.2H.8z', blue],
    ['M18.6 7.4h4.6v9.2h-4.6z', red],
    ['M5 8.2h4.6L12 9.6l2.6-1.4H19v7.2l-4.8 3.8a3 3 0 0 1-3.8 0L5 15.2z', skin],
    ['M12 9.6l-3 3q1.6 1.8 3.6 0l1-.8 4 3.8M10.6 18.8l-2-1.8', shade, 1.1],
  ],
  '[胜利]': [
    [
      'M7 12.6L4.7 4.4a1.7 1.7 0 0 1 3.3-.9l2.5 7.9h1.6L14.7 3.2a1.7 1.7 0 0 1 3.3 1l-2.3 8.4a3.4 3.4 0 0 1 1.6 2.9c0 4-2.3 6.7-5.7 6.7S6 19.8 6 16.3c0-1.6.2-2.9 1-3.7z',
      skin,
    ],
    ['M7 14.6q2-1.6 4 0t.4 2.6M11.4 15.6q2.4-1.8 5 0', shade, 1.1],
  ],
  '[加油]': [
    ['M2.4 21C2.4 14.4 3 8 6.4 4.4L11.2 2l1.4 3.8L9.8 8v4c2.2-1.7 4.8-2.4 7.2-1.3 3.4 1.6 4.7 5 3.8 8C19.6 20.6 16.6 21 13.2 21z', skin],
    ['M9.8 12q-.4 2.6-1.6 4M14.6 15q2-1.4 3.8 0', shade, 1.2],
  ],
  '[OK]': [
    ['M12 12.4L14.2 3.4M13.6 13.6L18.4 5M14.6 15.2L21 9.2', skin, 3],
    ['M9.4 14.6l4.8-1.4 1.2 3.6-2.6 4.2-5 .6z', skin],
    [disc(7.6, 14, 4), skin, 2.8],
  ],
  '[爱心]': [[heart(12, 10.6, 2.7), red]],
  '[心碎]': [
    [heart(12, 10.6, 2.7), red],
    ['M12.6 6.8l-2 4 3.2 2-2.4 6.6', white, 1.6],
  ],
  '[玫瑰]': [
    ['M12 11v11.4', green, 1.8],
    ['M12.4 19.6q.6-4.4 6-4.6-.4 4.6-6 4.6zM11.6 21.4q-.6-4-5.4-4.2.6 4.2 5.4 4.2z', green],
    [disc(12, 7.4, 5.4), red],
    ['M8.6 5.6q3.4-2.6 6.4.4-.6 3.4-3.6 3.2-2-.6-1-2.6 1-1 2-.2', '#8E1B16', 1.2],
  ],
  '[礼物]': [
    ['M3.6 10.6h16.8v11H3.6z', red],
    ['M2.4 7h19.2v4.4H2.4z', '#F0574A'],
    ['M10.2 7h3.6v14.6h-3.6z', skin],
    ['M12 6.8C9 7 6.2 5.8 7 3.6c.8-1.8 4-1 5 3.2 1-4.2 4.2-5 5-3.2.8 2.2-2 3.4-5 3.2z', skin, 1.7],
  ],
  '[红包]': [
    ['M5 2h14v20H5z', red],
    ['M5 2h14v5.4q-7 5-14 0z', '#B92A1E'],
    [disc(12, 10.4, 3), skin],
    ['M12 9v2.8M10.6 10.4h2.8', red, 1],
  ],
  '[庆祝]': [
    ['M2 22L7.4 8.6l8 8z', skin],
    ['M4.8 15.2l4 4M6.4 11.2l6.2 6.2', red, 1.5],
    ['M10.4 8q2.4-2.4.4-5.4M15.6 13.2q3-2.4 6 .2M13.4 10.6l4.6-4.6', blue, 1.6],
    [disc(15.4, 3, 1.2) + disc(21.4, 8.4, 1.2), red],
    [disc(20.6, 3.2, 1.2) + disc(19.4, 18.2, 1.2), green],
  ],
  '[火]': [
    ['M13 1.4c.6 4.4 6.8 6.6 6.8 13a7.8 7.8 0 0 1-15.6 0c0-3.2 1.6-5 3-6.8.4 1.8 1 2.6 2 3.2-.2-4 1-7.4 3.8-9.4z', '#F0562B'],
    ['M12.4 10.4c.4 2.6 3.4 3.6 3.4 7a3.8 3.8 0 0 1-7.6 0c0-1.6.8-2.6 1.6-3.4.4.8.8 1.2 1.4 1.4-.2-2 .2-3.8 1.2-5z', skin],
  ],
  '[足球]': [
    [disc(12, 12, 10.5), white],
    [disc(12, 12, 10), slate, 1],
    ['M12 7.4l4.4 3.2-1.7 5.2H9.3l-1.7-5.2z', '#27313A'],
    ['M12 7.4V2.2M16.4 10.6l5-1.6M14.7 15.8l3 4.2M9.3 15.8l-3 4.2M7.6 10.6L2.6 9', '#27313A', 1.3],
  ],
  '[篮球]': [
    [disc(12, 12, 10.5), '#E97B28'],
    ['M12 1.6v20.8M1.6 12h20.8M4.6 4.8q6.4 7.2 0 14.4M19.4 4.8q-6.4 7.2 0 14.4', '#6B3208', 1.2],
  ],
  '[奖杯]': [
    ['M6 4.6H2.6q0 6 5 6.6M18 4.6h3.4q0 6-5 6.6', shade, 1.7],
    ['M5.6 2.4h12.8v6a6.4 6.4 0 0 1-12.8 0z', skin],
    ['M10.6 14h2.8v4h-2.8z', shade],
    ['M7 18h10v3.6H7z', '#7A4A12'],
  ],
  '[金牌]': [
    ['M5.6 1.6h5l3 7.4-4 2z', blue],
    ['M18.4 1.6h-5l-3 7.4 4 2z', red],
    [disc(12, 15.4, 6.8), skin],
    [disc(12, 15.4, 6.2), shade, 1.2],
    ['M10.6 13.8l1.8-1.4v6.2', ink, 1.6],
  ],
  '[黄牌]': [
    [card, '#F5BE1B'],
    [card, '#B88608', 1],
  ],
  '[红牌]': [
    [card, red],
    [card, '#97160D', 1],
  ],
  '[哨子]': [
    ['M8.4 8.6h14v4.6h-6.2a6.8 6.8 0 1 1-7.8-4.6z', slate],
    [disc(9.6, 15, 2.6), '#D6DCE2'],
    ['M13 2v3.4M9 3l1 2.8M17 3l-1 2.8', red, 1.5],
  ],
}
