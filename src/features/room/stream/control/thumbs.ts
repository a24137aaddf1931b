// Thumbnails captured from the video during playback, for the tooltips of the seek bar. Kept while the player is open.
import { useEffect, useRef, useState } from 'react'
import { type Marker, markName } from '../marker.ts'
import type { Player } from '../player-handle.ts'

const width = 168
const height = 94
/** Maximum distance between a marker and its thumbnail, in milliseconds. */
const near = 4_000

/** Thumbnail URLs by marker name. */
export function useThumbs(player: Player, markers: readonly Marker[]): ReadonlyMap<string, string> {
  const [thumbs, setThumbs] = useState<ReadonlyMap<string, string>>(new Map())
  const urls = useRef(new Map<string, string>())
  useEffect(() => {
    const { video } = player
    const capture = (): void => {
      const pictureTime = player.pictureTime()
      if (pictureTime === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.seeking) return
      for (const marker of markers) {
        const { at } = marker
        const name = markName(marker)
        if (pictureTime < at || pictureTime - at > near || urls.current.has(name)) continue
        urls.current.set(name, '')
        const canvas = document.createElement('canvas')
        canvas.width = width
        canvas.height = height
        canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
        canvas.toBlob((blob) => {
          if (!blob) return
          urls.current.set(name, URL.createObjectURL(blob))
          setThumbs(new Map(urls.current))
        }, 'image/jpeg')
      }
    }
    const timer = setInterval(capture, 1_000)
    return () => clearInterval(timer)
  }, [player, markers])
  useEffect(() => {
    const pictures = urls.current
    return () => {
      for (const address of pictures.values()) URL.revokeObjectURL(address)
    }
  }, [])
  return thumbs
}
