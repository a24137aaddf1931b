// Creates Tencent's SDK with the upload plugin for pictures and files. Loaded only where it is configured.
import chat from '@tencentcloud/chat'
import uploads from 'tim-upload-plugin'
import { scriptPaths } from '../script-paths.ts'
import type { ChatService } from './chat-service.ts'
import { createTencentChat } from './tencent-chat.ts'

/** A blob: URL of a page served over http or https. */
const blobPath = /^https?:\/\//
/** Logs warnings and errors only; by default the SDK logs each of its steps. */
const warnings = 2

export function openTencent(appId: number): ChatService {
  // The SDK runs its socket and timers in blob workers; the server's policy allows them where Tencent is configured.
  scriptPaths.push(blobPath)
  const sdk = chat.create({ SDKAppID: appId })
  sdk.setLogLevel(warnings)
  sdk.registerPlugin({ 'tim-upload-plugin': uploads })
  return createTencentChat({ sdk, names: chat, redraw })
}

/** Strips the camera's metadata, above all the location. Our own server does the same with uploads. */
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
