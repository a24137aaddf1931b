// Preview of a local file before it is uploaded.
import { useEffect, useState } from 'react'

export function ChosenFile({ file, kind, label }: { file: Blob; kind: 'picture' | 'video'; label: string }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url === '') return <span />
  if (kind === 'picture') return <img src={url} alt={label} />
  return <video src={url} aria-label={label} muted playsInline preload="metadata" />
}
