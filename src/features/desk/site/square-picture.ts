// A picture cut to the square in its middle, as a PNG of a given size: what icons are made of.
import { ApiError } from '../../../core/api/api.ts'
import { pictureFault } from '../../../core/upload/upload.ts'

/**
 * Of `side` pixels. What is no picture that the server takes comes back as it is, to be refused as any other.
 * @throws ApiError `upload-broken` for what the browser cannot draw
 */
export async function squarePicture(file: Blob, side: number): Promise<Blob> {
  if (pictureFault(file)) return file
  const broken = new ApiError(1, 'upload-broken', 'upload-broken')
  const picture = await createImageBitmap(file).catch((error: unknown) => {
    console.warn('the picture could not be read', error)
    throw broken
  })
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const drawing = canvas.getContext('2d')
  if (!drawing) throw broken
  const { width, height } = picture
  const cut = Math.min(width, height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side)
  picture.close()
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(broken)), 'image/png'))
}
