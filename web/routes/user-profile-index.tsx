import { redirect } from 'react-router';
import { BIO_PATH } from '#web/features/profile/profile-paths.ts';

/** The area begins with the bio. */
export function loader() {
  return redirect(BIO_PATH);
}
