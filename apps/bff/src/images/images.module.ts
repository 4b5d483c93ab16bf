import { Global, Module } from '@nestjs/common';
import { ImageAddresses } from './image-addresses.service.js';
import { ImagesController } from './images.controller.js';
import { ImagesService } from './images.service.js';

/** Pictures of outlets: their addresses in answers, and the pictures themselves. */
@Global()
@Module({
  controllers: [ImagesController],
  providers: [ImageAddresses, ImagesService],
  exports: [ImageAddresses],
})
export class ImagesModule {}
