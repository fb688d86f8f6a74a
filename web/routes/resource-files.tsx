import { redirect } from 'react-router';

/** Without an id the address means all files (B.08). */
export const loader = () => redirect('/resource/category/file', 301);
