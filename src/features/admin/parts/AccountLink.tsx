// Account in a list, linked to its user panel or ledger, as far as the operator's role allows.
import { Link } from '@tanstack/react-router'
import styles from './Admin.module.css'
import { useMay } from './use-may.ts'

export function AccountLink({ id, name }: { id: string; name?: string }) {
  const may = useMay()
  const text = name ? `${name} · ${id}` : id
  const tab = may('GET api/Desk/user') ? 'users' : may('GET api/Desk/ledger') ? 'ledger' : null
  if (tab === null) return text
  return (
    <Link to="/desk" search={{ tab, account: id }} className={styles.link}>
      {text}
    </Link>
  )
}
