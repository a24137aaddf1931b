// Reads the frames of our own films and sounds (drawing/*.mjs), as a camera would send them.
/// <reference path="../media/node-media-server.d.ts" />
import { readFile } from 'node:fs/promises'
import Flv from 'node-media-server/src/protocol/flv.js'
import { readTag } from '../media/codec/flv-tag.ts'
import type { Frame, Setup } from '../media/codec/packet.ts'

export interface FlvFile {
  setup: Setup
  video: Frame[]
  audio: Frame[]
}

/** @throws if it is not an FLV */
export async function readFlv(path: string): Promise<FlvFile> {
  const file: FlvFile = { setup: { video: null, audio: null }, video: [], audio: [] }
  const flv = new Flv()
  flv.onPacketCallback = ({ codec_type, dts, size, data }) => {
    const content = readTag(codec_type, dts, Buffer.from(data.subarray(0, size)))
    if (content.type === 'video setup') file.setup.video = content.setup
    else if (content.type === 'audio setup') file.setup.audio = content.setup
    else if (content.type === 'frame') file[content.frame.kind].push(content.frame)
  }
  const wrong = flv.parserData(await readFile(path))
  if (wrong) throw new Error(`${path}: ${wrong}`)
  return file
}
