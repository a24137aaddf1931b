// Microphone level meter, with a warning when it stays silent.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { publisher } from '../ingest/publisher.ts'
import styles from './MicMeter.module.css'
import { watchSilence } from './silence.ts'

const every = 120

export function MicMeter() {
  const { t } = useLingui()
  const [level, setLevel] = useState(0)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    const isSilentAt = watchSilence(Date.now())
    const timer = setInterval(() => {
      const now = publisher.level()
      setLevel(now)
      setSilent(isSilentAt(now, Date.now()))
    }, every)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.row}>
      <meter className={styles.meter} min={0} max={100} low={1} high={92} optimum={50} value={level} aria-label={t`麦克风音量`} />
      {isSilent && (
        <small>
          <Trans>没有听到声音，请检查麦克风</Trans>
        </small>
      )}
    </div>
  )
}
