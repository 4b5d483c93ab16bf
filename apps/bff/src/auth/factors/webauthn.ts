/** Loaded for the first passkey: its 250 modules would delay each start. */
export const webauthn = () => import('@simplewebauthn/server');
