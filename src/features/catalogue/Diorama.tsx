/** The paper stage of Home. Its layers are baked pictures; see `diorama.css` for how they move. */
export function Diorama() {
  return <div className="diorama" aria-hidden />;
}
