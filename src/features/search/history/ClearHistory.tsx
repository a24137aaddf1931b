// Clears this device's search history, after a confirmation.
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './ClearHistory.module.css'

export function ClearHistory({ className, onClear }: { className?: string; onClear(): void }) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The confirmation replaces the button: focus goes to the safe choice.
    if (isAsking) cancel.current?.focus()
  }, [isAsking])
  if (!isAsking) {
    return (
      <p className={classNames(styles.line, className)}>
        <button type="button" className={styles.act} onClick={() => setAsking(true)}>
          <Trans>清除最近搜索</Trans>
        </button>
      </p>
    )
  }
  return (
    <p className={classNames(styles.line, className)}>
      <span role="alert">
        <Trans>确定删除吗？</Trans>
      </span>
      <button type="button" className={classNames(styles.act, styles.danger)} onClick={onClear}>
        <Trans>删除</Trans>
      </button>
      <button ref={cancel} type="button" className={styles.act} onClick={() => setAsking(false)}>
        <Trans>取消</Trans>
      </button>
    </p>
  )
}
