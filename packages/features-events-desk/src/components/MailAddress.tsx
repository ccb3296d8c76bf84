/** An address of an e-mail: where it is too long for its line, it goes on in another from its @ on. */
export function MailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, Math.max(0, at))}
      <wbr />
      {children.slice(Math.max(0, at))}
    </>
  );
}
