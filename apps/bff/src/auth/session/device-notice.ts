/** Who tells readers about sign-ins on new devices. A token of its own, so that sessions need not know about mail. */
export abstract class DeviceNotice {
  abstract newDevice(userId: number, device: string, at: Date): void;
}
