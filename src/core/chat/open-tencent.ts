// Tencent's SDK as this app starts it, with the plugin by which pictures and files are sent. Loaded only where it is configured.
import chat from '@tencentcloud/chat'
import uploads from 'tim-upload-plugin'
import { scriptPaths } from '../script-paths.ts'
import type { ChatService } from './chat-service.ts'
import { createTencentChat } from './tencent-chat.ts'

/** Of a blob: address of a page that came by http or https. */
const blobPath = /^https?:\/\//
/** Warnings and errors: below that it writes each of its steps to the console. */
const warnings = 2

export function openTencent(appId: number): ChatService {
  // Its socket and its timers are workers that it makes of blobs; the server's policy lets pages have such where it is configured.
  scriptPaths.push(blobPath)
  const sdk = chat.create({ SDKAppID: appId })
  sdk.setLogLevel(warnings)
  sdk.registerPlugin({ 'tim-upload-plugin': uploads })
  return createTencentChat({ sdk, names: chat, redraw })
}

/** Without what the camera wrote beside it: the place above all. Our own server does the same with what it is sent. */
async function redraw(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return await canvas.convertToBlob({ type: picture.type, quality: 0.9 })
  } finally {
    bitmap.close()
  }
}
