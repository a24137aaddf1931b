// The square of a picture that becomes an avatar: moved and zoomed by the user, then cropped, so that the upload equals the preview.

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

/** Maximum side of the result in pixels: twice the largest stored avatar. */
const largest = 640
/** Maximum zoom, and the smallest square allowed, in pixels. */
const closest = 5
const smallest = 64

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** Range of the side: from the maximum zoom to the full width or height of the picture. */
export function sidesOf({ width, height }: Size): { least: number; most: number } {
  const most = Math.min(width, height)
  return { least: Math.min(most, Math.max(smallest, most / closest)), most }
}

/** Moves the square inside the picture. */
const inside = ({ left, top, side }: Square, { width, height }: Size): Square => ({
  left: between(0, left, width - side),
  top: between(0, top, height - side),
  side,
})

/** The initial square: centred, as large as the picture allows. */
export function middleSquare(size: Size): Square {
  const side = Math.min(size.width, size.height)
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side }
}

/** Moves the square by a distance in picture pixels. */
export const movedSquare = (square: Square, right: number, down: number, size: Size): Square =>
  inside({ ...square, left: square.left + right, top: square.top + down }, size)

/** Resizes the square around its centre. */
export function sizedSquare({ left, top, side }: Square, wanted: number, size: Size): Square {
  const { least, most } = sidesOf(size)
  const next = between(least, wanted, most)
  return inside({ left: left + (side - next) / 2, top: top + (side - next) / 2, side: next }, size)
}

/** Side of the result in pixels; never upscaled. */
export const cutSide = ({ side }: Square): number => Math.max(1, Math.min(largest, Math.round(side)))

/** @throws if the browser cannot decode the picture */
export async function sizeOf(file: Blob): Promise<Size> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}

/** @throws if the browser cannot decode the picture */
export async function cutSquare(file: Blob, square: Square): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const { left, top, side } = square
    const to = cutSide(square)
    const canvas = document.createElement('canvas')
    canvas.width = to
    canvas.height = to
    const context = canvas.getContext('2d')
    if (!context) throw new Error('canvas 2d context unavailable')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, side, side, 0, 0, to, to)
    // PNG keeps transparency.
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    return await new Promise((resolve, reject) =>
      canvas.toBlob((cut) => (cut ? resolve(cut) : reject(new Error('canvas export failed'))), type, 0.9),
    )
  } finally {
    picture.close()
  }
}
