// A QR code as one path: dark on white in both themes, as cameras expect.
import { encode } from 'uqr'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  text: string
  /** What scanning does. */
  label: string
  size?: number
}

export function QrCode({ text, label, size = 204 }: QrCodeProps) {
  const { data, size: cells } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return (
    <svg
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}

/** Runs of consecutive dark modules: start and length. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    const last = found.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  })
  return found
}
