import { redirect } from 'react-router';
import { BIO_PATH } from '#web/features/profile/profile-menu.ts';

/** The area begins with the bio. */
export function loader() {
  return redirect(BIO_PATH);
}
