/** An e-mail address one can follow; long ones break at the sign. */
export function MailLink({ address, className = 'link' }: { address: string; className?: string }) {
  const [box, host] = address.split('@');
  return (
    <a className={className} href={`mailto:${address}`} lang="en">
      {box}
      <wbr />@{host}
    </a>
  );
}
