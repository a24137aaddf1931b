// The square of a picture that becomes an avatar: moved and drawn closer by its owner, then cut out so that what is shown is
// what is sent.

/** In pixels of the picture. */
export interface Square {
  left: number
  top: number
  side: number
}
export interface Size {
  width: number
  height: number
}

/** Pixels of the result's side: twice the largest avatar that is kept. */
const largest = 640
/** How close it may be drawn, and the smallest square that still makes a picture. */
const closest = 5
const smallest = 64

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** Between the whole height or width of the picture, and as close as it may be drawn. */
export function sidesOf({ width, height }: Size): { least: number; most: number } {
  const most = Math.min(width, height)
  return { least: Math.min(most, Math.max(smallest, most / closest)), most }
}

/** Never outside the picture. */
const inside = ({ left, top, side }: Square, { width, height }: Size): Square => ({
  left: between(0, left, width - side),
  top: between(0, top, height - side),
  side,
})

/** What is shown first: the middle, as much of it as there is. */
export function middleSquare(size: Size): Square {
  const side = Math.min(size.width, size.height)
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side }
}

/** Moved over the picture by pixels of it. */
export const movedSquare = (square: Square, right: number, down: number, size: Size): Square =>
  inside({ ...square, left: square.left + right, top: square.top + down }, size)

/** Another side around the same middle. */
export function sizedSquare({ left, top, side }: Square, wanted: number, size: Size): Square {
  const { least, most } = sidesOf(size)
  const next = between(least, wanted, most)
  return inside({ left: left + (side - next) / 2, top: top + (side - next) / 2, side: next }, size)
}

/** Side of the result: a picture is never drawn larger than it is. */
export const cutSide = ({ side }: Square): number => Math.max(1, Math.min(largest, Math.round(side)))

/** @throws when the browser cannot open the picture */
export async function sizeOf(file: Blob): Promise<Size> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}

/** @throws when the browser cannot open the picture */
export async function cutSquare(file: Blob, square: Square): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const { left, top, side } = square
    const to = cutSide(square)
    const canvas = document.createElement('canvas')
    canvas.width = to
    canvas.height = to
    const context = canvas.getContext('2d')
    if (!context) throw new Error('nothing to draw on')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, side, side, 0, 0, to, to)
    // A picture with clear parts keeps them.
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    return await new Promise((resolve, reject) =>
      canvas.toBlob((cut) => (cut ? resolve(cut) : reject(new Error('the square was not made'))), type, 0.9),
    )
  } finally {
    picture.close()
  }
}
