// What of a form is sent: only what differs from what stands now, for another operator may have changed the rest meanwhile. Pure.

export function changedOf<T extends object>(stands: T, wanted: T): Partial<T> {
  const names = Object.keys(wanted) as (keyof T)[]
  return Object.fromEntries(names.filter((name) => wanted[name] !== stands[name]).map((name) => [name, wanted[name]])) as Partial<T>
}
