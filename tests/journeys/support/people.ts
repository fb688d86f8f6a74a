import type { Page } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD, DEMO_STAFF, type DemoPerson } from '#server/database/demo/staff.ts';

/** The first demo person of the desk with a role. */
export function staff(role: (typeof DEMO_STAFF)[number]['role']): DemoPerson {
  return DEMO_STAFF.find((one) => one.role === role)!;
}

/** A member of the public in the demo data. */
export function member(key: string): DemoPerson {
  return DEMO_MEMBERS.find((one) => one.key === key)!;
}

/** Signs a browser in through the API: its cookies are set from here on. */
export async function signIn(page: Pick<Page, 'request'>, { email }: DemoPerson): Promise<void> {
  const answer = await page.request.post('/public/api/v1/auth/login/', {
    data: { email, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`Sign-in of ${email}: ${answer.status()} ${await answer.text()}`);
}

export { DEMO_PASSWORD };
