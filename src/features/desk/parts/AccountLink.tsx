// An account of a list: leads to what the desk knows of it.
import { Link } from '@tanstack/react-router'
import styles from './Desk.module.css'

export function AccountLink({ id, name }: { id: string; name?: string }) {
  return (
    <Link to="/desk" search={{ tab: 'users', account: id }} className={styles.link}>
      {name ? `${name} · ${id}` : id}
    </Link>
  )
}
