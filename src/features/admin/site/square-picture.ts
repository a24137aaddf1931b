// Crops an image to its centred square and scales it to a PNG, for icons.
import { ApiError } from '../../../core/api/api.ts'
import { pictureFault } from '../../../core/upload/upload.ts'

/**
 * The result has `side` pixels. A file that the server rejects is returned unchanged, to be rejected like any other upload.
 * @throws ApiError `upload-broken` if the browser cannot decode the image
 */
export async function squarePicture(file: Blob, side: number): Promise<Blob> {
  if (pictureFault(file)) return file
  const broken = new ApiError(1, 'upload-broken', 'upload-broken')
  const picture = await createImageBitmap(file).catch((error: unknown) => {
    console.warn('image not decoded', error)
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
