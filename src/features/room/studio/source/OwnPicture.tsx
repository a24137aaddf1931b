// The outgoing video, as this device composes it.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { publisher } from '../ingest/publisher.ts'
import styles from './OwnPicture.module.css'

export function OwnPicture() {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const canvas = publisher.preview()
    if (canvas) box.current?.replaceChildren(canvas)
  }, [])
  return <div ref={box} className={styles.box} role="img" aria-label={t`要推出去的画面`} />
}
