// The picture of an article, 16:9, in the size that its layout needs.
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Ground } from '../../ui/picture/Ground.tsx'
import styles from './Cover.module.css'

interface CoverProps {
  /** Path of the 960 px picture; the 480 px version is stored beside it. */
  src: string
  alt: string
  /** Loads immediately: visible on the first screen. */
  eager?: boolean
  sizes: string
  className?: string
}

export function Cover({ src, alt, eager = false, sizes, className }: CoverProps) {
  const [failed, setFailed] = useState(false)
  const small = src.replace(/\.webp$/, '-480.webp')
  // An article without a picture shows a ground, like matches.
  if (src === '' || failed)
    return <Ground sport="football" marks="centre" className={classNames(styles.frame, className)} aria-hidden="true" />
  return (
    <span className={classNames(styles.frame, styles.picture, className)}>
      <img
        onError={() => setFailed(true)}
        src={src}
        srcSet={`${small} 480w, ${src} 960w`}
        sizes={sizes}
        width={960}
        height={540}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </span>
  )
}
