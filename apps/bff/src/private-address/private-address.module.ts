import { Module } from '@nestjs/common';
import { PrivateAddressesController } from './private-addresses.controller.js';
import { PrivateAddressesService } from './private-addresses.service.js';

@Module({
  controllers: [PrivateAddressesController],
  providers: [PrivateAddressesService],
  exports: [PrivateAddressesService],
})
export class PrivateAddressModule {}
