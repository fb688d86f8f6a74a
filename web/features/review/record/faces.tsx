import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { pictureIn } from '#web/lib/picture-address.ts';

/** Pictures of the people or products a page would show, each with the name under it. */
export function Faces({ faces }: { faces: SubmissionRecord['faces'] }) {
  if (faces.length === 0) return null;
  return (
    <ul className="desk-faces">
      {faces.map(({ name, photo }) => (
        <li key={photo.id}>
          <img
            src={pictureIn(photo.url, 128)}
            alt={name}
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
          />
          <span className="t-small t-2" aria-hidden="true">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
