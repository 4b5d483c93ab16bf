/** Set while this browser is subscribed to notifications: the server's key with which it was. */
export const TOLD_HERE = 'told_here';
