/** Reads something of a key once, and keeps it as long as the key lives. */
export function oncePer<Key extends object, Value extends object>(read: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key) => {
    let value = kept.get(key);
    if (!value) kept.set(key, (value = read(key)));
    return value;
  };
}
