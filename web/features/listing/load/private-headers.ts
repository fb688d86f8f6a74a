import { data } from 'react-router';

/** These pages show what one person typed: nobody keeps a copy (server/http/render-page.ts). */
const PRIVATE = { 'x-private': '1' };

/** Headers of every page of the listing that belongs to one person. */
export const privateHeaders = () => PRIVATE;

/** Loader and action data with those headers. */
export const privateData = <T>(value: T, status = 200) => data(value, { status, headers: PRIVATE });
